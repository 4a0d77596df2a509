/** The IANA zone of this browser, in which days are shown for a client without a zone. */
export function viewerTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
