import type { SiteFinding } from '../../../../src/schemas/site/siteFinding'

/** One thing about a client's folder that its owner should know. */
export type ClientFinding = Pick<SiteFinding, 'severity' | 'file' | 'path' | 'message'>

/** 'error   config.json /pages/0/blocks/2/alt: is missing.' */
export function findingLine({ severity, file, path, message }: ClientFinding): string {
  return `${severity.padEnd(8)}${file}${path === '' ? '' : ` ${path}:`} ${message}`
}
