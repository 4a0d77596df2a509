/** Stops the start; the message is the one line that says which value is wrong and why. */
export class EnvironmentError extends Error {}
