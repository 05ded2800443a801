/** The names of this machine, which no other machine answers to. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether a host of that name is this machine and no other can reach it. */
export const isLoopbackName = (name: string): boolean => LOOPBACK.test(name);
