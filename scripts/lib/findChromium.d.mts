export function findChromium(): Promise<string | undefined>
export function obtainChromium(): Promise<string>
