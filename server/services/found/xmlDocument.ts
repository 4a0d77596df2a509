import { create } from 'xmlbuilder2'

/** An XML document of this object, as xmlbuilder2 reads it; characters that XML cannot hold are left out. */
export function xmlDocument(root: Record<string, unknown>): string {
  const options = { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' } as const
  return create(options, root).end()
}
