/** The message that an embedded site posts to the page that frames it. */
export interface FrameMessage {
  /** Height of the layout, in CSS pixels. */
  height: number
  /** The spelling is part of the specification. */
  location: 'EOI' | 'AvaliableJobs'
  /** Counts the pages that this document has shown. A changed number means a new page, which starts at its top. */
  page: number
}

/** Returns true if the query marks the site as embedded: `iframe` or `isiframe`, in any letter case [EM-01]. */
export function isEmbeddedQuery(search: string): boolean {
  return hasParameter(search, 'iframe') || hasParameter(search, 'isiframe')
}

/** Returns the list that the address shows, by the presence of isExpressionOfInterest in any letter case [EM-03]. */
export function getFrameLocation(search: string): FrameMessage['location'] {
  return hasParameter(search, 'isexpressionofinterest') ? 'EOI' : 'AvaliableJobs'
}

function hasParameter(search: string, name: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => key.toLowerCase() === name)
}
