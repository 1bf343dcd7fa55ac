// What a driver says to the fork server of an app. See ForkServer.c.

#ifndef FORK_SERVER_H
#define FORK_SERVER_H

#include <stdbool.h>
#include <stdint.h>

/// The variable with the number of the server's socket; a program that has it serves instead of starting.
extern const char *const forkServerVariable;

/// Whether the program at the path has a fork server.
bool forkServerIsIn(const char *path);

/// Waits for the server's greeting.
///
/// - Returns: whether it can serve.
bool forkServerGreets(int socket, int milliseconds);

/// Has the server start its program once more, as a child of this process.
///
/// The child has the arguments and variables (both end with a null pointer), and what it would inherit from this
/// process: the working folder, the mask of new files, the limits, the ignored signals. Its output and errors go to
/// `log`; `lifeline` stays open in it.
///
/// - Returns: the number of the child's process. Negative: the number of an error. With -E2BIG the server goes on, but
///   this start does not fit it; with others it is of no use any more.
int32_t forkServerStart(
  int socket, char *const *arguments, char *const *variables, int log, int lifeline, int milliseconds);

#endif
