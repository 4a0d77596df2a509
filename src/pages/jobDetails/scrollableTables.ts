import { jobTexts } from '../../texts/public/job.texts'

/**
 * Wraps each outer table in a named region that scrolls and takes the keyboard focus, so that a wide table does not
 * widen the page.
 * @param html cleaned by the server: its tables are balanced, and attributes contain no '<'
 */
export function withScrollableTables(html: string): string {
  let depth = 0
  let count = 0
  return html.replace(/<table[ >]|<\/table>/g, (tag) => {
    if (tag === '</table>') {
      depth -= 1
      return depth === 0 ? `${tag}</div>` : tag
    }
    depth += 1
    if (depth > 1) return tag
    count += 1
    return `<div class="fy-rich__table" role="region" tabindex="0" aria-label="${jobTexts.table(count)}">${tag}`
  })
}
