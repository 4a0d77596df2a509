/** Aborts the start. The message is one line that names the invalid value and the reason. */
export class EnvironmentError extends Error {}
