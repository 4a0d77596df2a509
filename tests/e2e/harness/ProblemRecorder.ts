import type { BrowserContext, Page, Response } from 'playwright-core'

/** Returns true for the 404 which says that an email address has not applied for a job yet; it is no error. */
function isNotAppliedResponse(response: Response): boolean {
  return response.status() === 404 && /\/applications\/[^/]+\/$/.test(response.url())
}

/**
 * Collects the problems that a browser reports: errors on the console, such as violations of the content security
 * policy, exceptions, responses with status 400 and above, and failed requests, except aborted ones. A problem that the
 * test did not expect fails the test, and so does an expected one that did not occur.
 */
export class ProblemRecorder {
  private readonly problems: string[] = []
  private expected: RegExp[] = []
  private allowed: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.watchPage(page))
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      // The response and failure listeners below record these requests with their URL.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.problems.push(`console: ${message.text()}`)
      }
    })
    page.on('pageerror', (error) => this.problems.push(`exception: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400 && !isNotAppliedResponse(response)) {
        this.problems.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
      }
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown'
      if (reason !== 'net::ERR_ABORTED') this.problems.push(`${reason}: ${request.method()} ${request.url()}`)
    })
  }

  /** Declares problems that the running test must cause. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns)
  }

  /** Declares problems that may occur, such as requests in progress when the server was killed. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns)
  }

  /** Ends a test: returns unexpected problems, and expected ones that did not occur. Empties the list. */
  takeUnexpected(): string[] {
    const occurredProblems = this.problems.splice(0)
    const expected = this.expected.splice(0)
    const allowedPatterns = [...expected, ...this.allowed.splice(0)]
    return [
      ...occurredProblems.filter((line) => !allowedPatterns.some((pattern) => pattern.test(line))),
      ...expected
        .filter((pattern) => !occurredProblems.some((line) => pattern.test(line)))
        .map((p) => `expected, but did not occur: ${p}`),
    ]
  }
}
