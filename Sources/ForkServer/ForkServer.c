// ForkServer: starts an app again and again without loading it again. It is part of each program that links UIKit and
// is C, because it runs before the libraries of Swift have begun to live. Imports nothing.
//
// To load a program with Foundation and the libraries of the network takes longer than all that an app does until its
// first screen is there. A program that is launched with `forkServerVariable` waits for requests in `.preinit_array`:
// everything is loaded and linked, and no constructor of any library has run. For each request it copies itself, and
// the copy goes on as any program: constructors, the runtime and `main` see the arguments, the variables and the
// descriptors of the request, so that nothing of an earlier start is left in it. The copy is a child of the driver
// (CLONE_PARENT), which waits for it as if it had launched it.
//
// This file is both sides of the conversation. Linux with glibc alone; elsewhere, and under sanitizers, which live
// before `.preinit_array`, a program has no server and is launched in the common way.

#define _GNU_SOURCE
#include "ForkServer.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

const char *const forkServerVariable = "VITRINE_FORK_SERVER_SOCKET";

/// Grows with each change of what is said.
static const uint32_t version = 1;

typedef struct {
  uint32_t version;
  /// Zero, or why the server cannot serve.
  int32_t error;
} Greeting;

enum { limitCount = RLIM_NLIMITS, signalCount = 64 };

typedef struct {
  /// Of the texts that follow: first all arguments, then all variables, each with the zero that ends it.
  uint64_t argumentBytes, variableBytes;
  uint32_t argumentCount, variableCount;
  /// Of the signals that are ignored, a bit each.
  uint64_t ignoredSignals;
  uint32_t fileMask;
  struct rlimit limits[limitCount];
} Request;

enum { logDescriptor, lifelineDescriptor, folderDescriptor, descriptorCount };

typedef struct {
  int32_t process;
  int32_t error;
} Answer;

// MARK: The bytes

static bool sendAll(int socket, const void *bytes, size_t count) {
  for (const char *next = bytes; count > 0;) {
    ssize_t sent = send(socket, next, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    next += sent;
    count -= (size_t)sent;
  }
  return true;
}

static bool receiveAll(int socket, void *bytes, size_t count) {
  for (char *next = bytes; count > 0;) {
    ssize_t received = recv(socket, next, count, 0);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) return false;
    next += received;
    count -= (size_t)received;
  }
  return true;
}

static bool waitFor(int socket, int milliseconds) {
  struct pollfd entry = {.fd = socket, .events = POLLIN};
  int ready;
  do ready = poll(&entry, 1, milliseconds);
  while (ready < 0 && errno == EINTR);
  return ready > 0;
}

typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(descriptorCount * sizeof(int))];
} Rights;

/// The first bytes of a message, with which descriptors come.
static struct msghdr message(struct iovec *part, Rights *rights) {
  return (struct msghdr){
    .msg_iov = part, .msg_iovlen = 1, .msg_control = rights, .msg_controllen = sizeof *rights};
}

// MARK: The driver's side

/// The mask of this process for new files, which can only be asked for by setting it.
static uint32_t fileMask(void) {
  char text[256];
  uint32_t mask = 022;
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) return mask;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  const char *line = strstr(text, "\nUmask:");
  return line ? (uint32_t)strtoul(line + 7, NULL, 8) : mask;
}

static uint64_t ignoredSignals(void) {
  uint64_t ignored = 0;
  for (int number = 1; number <= signalCount; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN)
      ignored |= 1ull << (number - 1);
  }
  return ignored;
}

/// The length of all texts, each with the zero that ends it, and their number.
static uint64_t measure(char *const *texts, uint32_t *count) {
  uint64_t bytes = 0;
  *count = 0;
  for (; texts[*count]; (*count)++) bytes += strlen(texts[*count]) + 1;
  return bytes;
}

static char *append(char *end, char *const *texts) {
  for (; *texts; texts++) end = stpcpy(end, *texts) + 1;
  return end;
}

static bool sendRequest(int socket, const Request *request, const int *descriptors) {
  struct iovec part = {(void *)request, sizeof *request};
  Rights rights = {0};
  struct msghdr whole = message(&part, &rights);
  rights.header.cmsg_level = SOL_SOCKET;
  rights.header.cmsg_type = SCM_RIGHTS;
  rights.header.cmsg_len = CMSG_LEN(descriptorCount * sizeof(int));
  memcpy(CMSG_DATA(&rights.header), descriptors, descriptorCount * sizeof(int));
  ssize_t sent;
  do sent = sendmsg(socket, &whole, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent > 0
    && sendAll(socket, (const char *)request + sent, sizeof *request - (size_t)sent);
}

int32_t forkServerStart(
  int socket, char *const *arguments, char *const *variables, int log, int lifeline, int milliseconds
) {
  Request request = {.fileMask = fileMask(), .ignoredSignals = ignoredSignals()};
  for (int limit = 0; limit < limitCount; limit++) getrlimit(limit, &request.limits[limit]);
  request.argumentBytes = measure(arguments, &request.argumentCount);
  request.variableBytes = measure(variables, &request.variableCount);
  size_t size = request.argumentBytes + request.variableBytes;
  char *texts = malloc(size + 1);
  int folder = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  int descriptors[descriptorCount] = {log, lifeline, folder};
  Answer answer = {.error = EPIPE};
  if (texts && folder >= 0) {
    append(append(texts, arguments), variables);
    bool said = sendRequest(socket, &request, descriptors) && sendAll(socket, texts, size)
      && waitFor(socket, milliseconds);
    if (!said || !receiveAll(socket, &answer, sizeof answer)) answer.error = EPIPE;
  }
  free(texts);
  if (folder >= 0) close(folder);
  return answer.error ? -answer.error : answer.process;
}

bool forkServerGreets(int socket, int milliseconds) {
  Greeting greeting;
  return waitFor(socket, milliseconds) && receiveAll(socket, &greeting, sizeof greeting)
    && greeting.version == version && greeting.error == 0;
}

// MARK: Finding the server in a file

static const char noteName[8] = "Vitrine";
enum { noteKind = 1 };

typedef struct {
  Elf64_Nhdr header;
  char name[sizeof noteName];
} Note;

static bool hasNote(const char *bytes, size_t count) {
  while (count >= sizeof(Note)) {
    Note note;
    memcpy(&note, bytes, sizeof note);
    bool isOurs = note.header.n_namesz == sizeof noteName && note.header.n_type == noteKind
      && memcmp(note.name, noteName, sizeof noteName) == 0;
    if (isOurs) return true;
    uint64_t length = sizeof note.header + (((uint64_t)note.header.n_namesz + 3) & ~3ull)
      + (((uint64_t)note.header.n_descsz + 3) & ~3ull);
    if (length > count) return false;
    bytes += length;
    count -= length;
  }
  return false;
}

static bool runsBeforeLibraries(const char *bytes, size_t count) {
  for (; count >= sizeof(Elf64_Dyn); bytes += sizeof(Elf64_Dyn), count -= sizeof(Elf64_Dyn)) {
    Elf64_Dyn entry;
    memcpy(&entry, bytes, sizeof entry);
    if (entry.d_tag == DT_PREINIT_ARRAY) return true;
    if (entry.d_tag == DT_NULL) return false;
  }
  return false;
}

/// Whether a part of the file of the given kind has what is looked for; parts longer than 64 KB are none of ours.
static bool anyPart(
  int file, const Elf64_Ehdr *header, uint32_t kind, bool (*holds)(const char *, size_t)
) {
  for (int index = 0; index < header->e_phnum; index++) {
    Elf64_Phdr part;
    off_t place = (off_t)(header->e_phoff + (uint64_t)index * sizeof part);
    if (pread(file, &part, sizeof part, place) != sizeof part) return false;
    if (part.p_type != kind || part.p_filesz > 65536) continue;
    char *bytes = malloc(part.p_filesz + 1);
    if (!bytes) return false;
    ssize_t count = pread(file, bytes, part.p_filesz, (off_t)part.p_offset);
    bool isFound = count > 0 && holds(bytes, (size_t)count);
    free(bytes);
    if (isFound) return true;
  }
  return false;
}

bool forkServerIsIn(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  Elf64_Ehdr header;
  bool isIn = pread(file, &header, sizeof header, 0) == sizeof header
    && memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64
    && header.e_phentsize == sizeof(Elf64_Phdr) && anyPart(file, &header, PT_NOTE, hasNote)
    // A linker may leave it out.
    && anyPart(file, &header, PT_DYNAMIC, runsBeforeLibraries);
  close(file);
  return isIn;
}

// MARK: The server

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) \
  || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && defined(PR_SET_MM_MAP) && !defined(HAS_SANITIZER) \
  && (defined(__x86_64__) || defined(__aarch64__))

// Headers of older systems lack it.
#ifndef SYS_close_range
#define SYS_close_range 436
#endif

/// By this note drivers know the program.
__attribute__((used, section(".note.vitrine"), aligned(4))) static const Note mark = {
  {sizeof noteName, 0, noteKind}, "Vitrine"};

/// What the server knows of itself.
typedef struct {
  int socket;
  /// How many arguments and variables it was launched with: those of a copy take the same places.
  int argumentCount, variableCount;
  char **arguments;
  char **variables;
  /// Where their texts lie, those of the arguments first; here those of a copy come.
  char *texts;
  size_t room;
  /// Where they wait for that: what others see of the server itself stays as it is.
  char *received;
  /// Where the kernel finds the parts of the process.
  struct prctl_mm_map map;
  /// Where the C library keeps the number of its thread.
  int *thread;
  void *robustList;
  size_t robustLength;
} Server;

/// The numbers of `/proc/self/stat` by their places, from 1.
static bool readNumbers(uint64_t *numbers, int count) {
  char text[2048];
  int file = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  // The name of the program stands in parentheses and may have some itself.
  const char *next = strrchr(text, ')');
  if (!next) return false;
  next += 2;
  for (int place = 3; place <= count; place++) {
    numbers[place] = 0;
    for (; *next && *next != ' '; next++)
      if (*next >= '0' && *next <= '9') numbers[place] = numbers[place] * 10 + (uint64_t)(*next - '0');
    if (*next != ' ') return place == count;
    next++;
  }
  return true;
}

/// Tells the kernel where the arguments and variables lie, which it shows to whoever asks for them.
static bool setPlaces(struct prctl_mm_map map, uint64_t argumentBytes, uint64_t variableBytes) {
  map.arg_end = map.env_start = map.arg_start + argumentBytes;
  map.env_end = map.env_start + variableBytes;
  map.brk = (uint64_t)syscall(SYS_brk, 0);
  return syscall(SYS_prctl, PR_SET_MM, PR_SET_MM_MAP, &map, sizeof map, 0) == 0;
}

/// What is needed for a copy; false where the kernel does not offer it, or where there are other threads.
static bool prepare(Server *server) {
  enum { last = 51 };
  uint64_t numbers[last + 1];
  struct stat tasks;
  // A folder has a link for itself, one from above, and one for each folder in it.
  if (stat("/proc/self/task", &tasks) != 0 || tasks.st_nlink != 3) return false;
  if (!readNumbers(numbers, last)) return false;
  server->map = (struct prctl_mm_map){
    .start_code = numbers[26], .end_code = numbers[27], .start_stack = numbers[28],
    .start_data = numbers[45], .end_data = numbers[46], .start_brk = numbers[47],
    .arg_start = numbers[48], .arg_end = numbers[49], .env_start = numbers[50],
    .env_end = numbers[51], .exe_fd = UINT32_MAX,
  };
  server->texts = (char *)(uintptr_t)numbers[48];
  server->room = numbers[51] - numbers[48];
  server->received =
    mmap(NULL, server->room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  syscall(SYS_get_robust_list, 0, &server->robustList, &server->robustLength);
  return syscall(SYS_prctl, PR_GET_TID_ADDRESS, &server->thread, 0, 0, 0) == 0
    && server->received != MAP_FAILED && server->arguments[0] == server->texts && numbers[49] == numbers[50]
    && setPlaces(server->map, numbers[49] - numbers[48], numbers[51] - numbers[50]);
}

/// Copies the process, whose parent becomes the copy's.
static pid_t copy(const Server *server) {
  // The signal at the end is that of this process.
  unsigned long flags = CLONE_PARENT;
  if (server->thread) flags |= CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID;
#ifdef __x86_64__
  return (pid_t)syscall(SYS_clone, flags, 0, 0, server->thread, 0);
#else
  return (pid_t)syscall(SYS_clone, flags, 0, 0, 0, server->thread);
#endif
}

static char *place(char **places, uint32_t count, char *texts) {
  for (uint32_t index = 0; index < count; index++) {
    places[index] = texts;
    texts += strlen(texts) + 1;
  }
  places[count] = NULL;
  return texts;
}

static void takeSignals(uint64_t ignored) {
  for (int number = 1; number <= signalCount; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0) continue;
    bool isIgnored = (ignored >> (number - 1)) & 1;
    if ((action.sa_handler == SIG_IGN) == isIgnored) continue;
    action = (struct sigaction){.sa_handler = isIgnored ? SIG_IGN : SIG_DFL};
    sigaction(number, &action, NULL);
  }
}

/// Makes the copy what a launched program would be.
static void become(const Server *server, const Request *request, const int *descriptors) {
  setpgid(0, 0);
  if (server->robustList)
    syscall(SYS_set_robust_list, server->robustList, server->robustLength);
  bool isReady = fchdir(descriptors[folderDescriptor]) == 0
    && dup2(descriptors[logDescriptor], STDOUT_FILENO) >= 0
    && dup2(descriptors[logDescriptor], STDERR_FILENO) >= 0
    && setPlaces(server->map, request->argumentBytes, request->variableBytes);
  if (!isReady) _exit(127);
  close(descriptors[folderDescriptor]);
  close(descriptors[logDescriptor]);
  close(server->socket);
  // What the app starts has it as well.
  fcntl(descriptors[lifelineDescriptor], F_SETFD, 0);
  umask(request->fileMask);
  for (int limit = 0; limit < limitCount; limit++) setrlimit(limit, &request->limits[limit]);
  takeSignals(request->ignoredSignals);
  memcpy(server->texts, server->received, request->argumentBytes + request->variableBytes);
  munmap(server->received, server->room);
  // The entry of the program finds their number in front of the arguments. The standard library looks for them from the
  // variables backwards, and takes what points to a lower address for their number: for it they stand there once more.
  char **arguments = server->arguments;
  char **beforeVariables = server->variables - 1 - request->argumentCount;
  ((long *)arguments)[-1] = ((long *)beforeVariables)[-1] = request->argumentCount;
  place(arguments, request->argumentCount, server->texts);
  char *rest = place(beforeVariables, request->argumentCount, server->texts);
  place(server->variables, request->variableCount, rest);
  environ = server->variables;
}

static bool receiveRequest(int socket, Request *request, int *descriptors) {
  struct iovec part = {request, sizeof *request};
  Rights rights = {0};
  struct msghdr whole = message(&part, &rights);
  ssize_t count;
  do count = recvmsg(socket, &whole, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  if (count <= 0) return false;
  struct cmsghdr *header = CMSG_FIRSTHDR(&whole);
  if (!header || header->cmsg_len != CMSG_LEN(descriptorCount * sizeof(int))) return false;
  memcpy(descriptors, CMSG_DATA(header), descriptorCount * sizeof(int));
  return receiveAll(socket, (char *)request + count, sizeof *request - (size_t)count);
}

/// Answers one request.
///
/// - Returns: whether this is the copy, which has to go on.
static bool answer(const Server *server) {
  Request request;
  int descriptors[descriptorCount];
  if (!receiveRequest(server->socket, &request, descriptors)) _exit(0);
  size_t size = request.argumentBytes + request.variableBytes;
  // The arguments stand there twice, each time with their number and the end.
  bool fits = size <= server->room
    && 2 * (request.argumentCount + 2) <= (uint32_t)server->argumentCount + 2
    && request.variableCount <= (uint32_t)server->variableCount;
  for (size_t left = size; left > 0;) {
    // What does not fit is read nevertheless: the next request comes behind it.
    size_t count = left < server->room ? left : server->room;
    if (!receiveAll(server->socket, server->received, count)) _exit(0);
    left -= count;
  }
  pid_t child = fits ? copy(server) : -1;
  if (child == 0) {
    become(server, &request, descriptors);
    return true;
  }
  Answer answer = {.process = child, .error = child > 0 ? 0 : fits ? errno : E2BIG};
  for (int index = 0; index < descriptorCount; index++) close(descriptors[index]);
  if (!sendAll(server->socket, &answer, sizeof answer)) _exit(0);
  return false;
}

/// The number of the socket in the variable; negative if there is none.
static int askedSocket(char **variables) {
  size_t length = strlen(forkServerVariable);
  for (; *variables; variables++) {
    const char *text = *variables;
    if (strncmp(text, forkServerVariable, length) != 0 || text[length] != '=') continue;
    int number = 0;
    for (text += length + 1; *text >= '0' && *text <= '9' && number < 100000; text++)
      number = number * 10 + (*text - '0');
    struct stat status;
    bool isSocket = *text == 0 && fstat(number, &status) == 0 && S_ISSOCK(status.st_mode);
    return isSocket ? number : -1;
  }
  return -1;
}

static void serve(int argumentCount, char **arguments, char **variables) {
  int socket = askedSocket(variables);
  if (socket < 0) return;
  Server server = {.socket = socket, .argumentCount = argumentCount, .arguments = arguments,
                   .variables = variables};
  while (variables[server.variableCount]) server.variableCount++;
  // What it has inherited else belongs to none of its copies.
  if (socket > 3) syscall(SYS_close_range, 3, socket - 1, 0);
  syscall(SYS_close_range, socket + 1, ~0u, 0);
  Greeting greeting = {.version = version, .error = prepare(&server) ? 0 : ENOSYS};
  if (!sendAll(socket, &greeting, sizeof greeting) || greeting.error) _exit(0);
  while (!answer(&server)) {}
}

__attribute__((used, section(".preinit_array"))) static void (*const entry)(int, char **, char **) =
  serve;

#endif
