/**
 * The id of what stands at a path of the answers. Keys of our own forms hold nothing that an id can't; those of somebody
 * else's schema may hold anything.
 */
export function elementId(prefix: string, path: string): string {
  return `${prefix}--${path.replace(/[^\w/-]/g, (sign) => `.${sign.charCodeAt(0).toString(16)}`).replaceAll('/', '--')}`
}
