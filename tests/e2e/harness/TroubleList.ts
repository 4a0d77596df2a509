import type { BrowserContext, Page, Response } from 'playwright-core'

/** 'Has this address applied already?' is answered by 200 or 404: no trouble. */
function isHasAppliedAnswer(response: Response): boolean {
  return response.status() === 404 && /\/applications\/[^/]+\/$/.test(response.url())
}

/**
 * What a browser complains of: errors on the console (a breach of the content security policy is one), exceptions,
 * answers of 400 and above, requests that failed. All of it fails a test that did not announce it.
 */
export class TroubleList {
  private readonly heard: string[] = []
  private expected: RegExp[] = []
  private allowed: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.watchPage(page))
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      // The answer or the failure behind such a line is heard below, with its address.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.heard.push(`console: ${message.text()}`)
      }
    })
    page.on('pageerror', (error) => this.heard.push(`exception: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400 && !isHasAppliedAnswer(response)) {
        this.heard.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
      }
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      if (reason !== 'net::ERR_ABORTED') this.heard.push(`${reason}: ${request.method()} ${request.url()}`)
    })
  }

  /** Announces trouble that the running test causes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns)
  }

  /** Lets trouble pass that may come or not, such as requests that were under way when the server was killed. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns)
  }

  /** Ends a test: returns unexpected problems, and expected ones that did not occur. Empties the list. */
  settle(): string[] {
    const heardTroubles = this.heard.splice(0)
    const expected = this.expected.splice(0)
    const allowedTroubles = [...expected, ...this.allowed.splice(0)]
    return [
      ...heardTroubles.filter((line) => !allowedTroubles.some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !heardTroubles.some((line) => pattern.test(line)))
        .map((p) => `never came: ${p}`),
    ]
  }
}
