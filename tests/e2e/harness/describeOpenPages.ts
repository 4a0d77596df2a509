import type { BrowserContext, Page } from 'playwright-core'

/**
 * Returns address, dialogs, first text and focus of the pages that a failed test has left open: they show what was there
 * instead of the expected element.
 */
export async function describeOpenPages(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages())
  return (await Promise.all(pages.map(describePage))).join('\n')
}

async function describePage(page: Page): Promise<string> {
  const visibleText = await Promise.race([
    page.evaluate(readVisibleText).catch(String),
    new Promise<string>((done) => setTimeout(done, 3000, 'it does not answer')),
  ])
  return `The test left ${page.url()}: ${visibleText}`
}

function readVisibleText(): string {
  // Unlike textContent, innerText leaves out hidden text, which the test did not find either.
  // biome-ignore lint/performance/useDomNodeTextContent: as above.
  const getShortText = (part: HTMLElement) => part.innerText.replace(/\s+/g, ' ').slice(0, 500)
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"]')]
  const active = document.activeElement?.outerHTML.slice(0, 150) ?? 'nothing'
  return [
    ...dialogs.map((dialog) => `dialog "${getShortText(dialog)}"`),
    `page "${getShortText(document.querySelector('main') ?? document.body)}"`,
    `focus on ${active}`,
  ].join('; ')
}
