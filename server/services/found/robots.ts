/** What crawlers may read: everything but the API, the forms and the administrators' pages. */
export function robots(origin: string): string {
  const closed = ['/api/', '/applicant/', '/user/', '/home/login', '/vacancy-interest/', '/validators/']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', '']
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
