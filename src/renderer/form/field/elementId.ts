/**
 * Returns the element id for an answer path. Keys of external schemas may contain characters that are unsafe in an id;
 * they are escaped.
 */
export function createElementId(prefix: string, path: string): string {
  return `${prefix}--${path.replace(/[^\w/-]/g, (sign) => `.${sign.charCodeAt(0).toString(16)}`).replaceAll('/', '--')}`
}
