/** What an embedded site tells the page that it stands in. */
export interface FrameMessage {
  /** Of the layout, in CSS pixels. */
  height: number
  /** Spelled as it was promised. */
  location: 'EOI' | 'AvaliableJobs'
  /** Counts the pages that this document has shown: another number is a new page, which starts at its top. */
  page: number
}

/** Whether the address says that the site stands in a frame: `iframe` or `isiframe`, in any letter case [EM-01]. */
export function saysEmbedded(search: string): boolean {
  return hasParameter(search, 'iframe') || hasParameter(search, 'isiframe')
}

/** Which list the address is of, by the presence of isExpressionOfInterest in any letter case [EM-03]. */
export function frameLocation(search: string): FrameMessage['location'] {
  return hasParameter(search, 'isexpressionofinterest') ? 'EOI' : 'AvaliableJobs'
}

function hasParameter(search: string, name: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => key.toLowerCase() === name)
}
