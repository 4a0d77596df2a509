/** One thing about a client's folder that its owner should know. */
export interface ClientFinding {
  severity: 'error' | 'warning'
  /** In the client's folder. */
  file: string
  /** In the file: a JSON Pointer; '' is the file as a whole. */
  path: string
  /** Goes on where the path ends. */
  message: string
}

/** 'error   config.json /pages/0/blocks/2/alt: is missing.' */
export function findingLine({ severity, file, path, message }: ClientFinding): string {
  return `${severity.padEnd(8)}${file}${path === '' ? '' : ` ${path}:`} ${message}`
}
