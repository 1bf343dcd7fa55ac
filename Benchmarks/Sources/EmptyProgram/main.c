// The least that a process can be: the baseline of launches.
int main(void) { return 0; }
