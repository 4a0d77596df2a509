import { describe, expect, test } from 'vitest'
import { createDefaultClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import type { Workplace } from '../../../src/schemas/vacancies/workplace'
import type { AdvertisedJob } from '../vacancies/advertisedJobs.repository'
import { buildJobPosting, type HeadInput, renderDocumentHead } from './documentHead'
import { buildIndeedFeed, buildJobsJson, buildRssFeed, renderXmlDocument, stripInvalidXml } from './jobFeeds'
import type { Employer } from './publishedJob'
import { buildRobotsTxt, buildSitemap, listIndexablePages, sitemapLimit } from './seo.service'

const employer: Employer = {
  client: { code: 'harbour', company: 'Harbour & Co' },
  config: {
    ...createDefaultClientConfig('Harbour & Co'),
    themeColor: '#0b5c63',
    faviconName: 'icon 1.ico',
    shareImageName: 'share.png',
    places: {
      Bay: { street: 'Quay 1', locality: 'Baytown', region: 'NSW', postcode: '2000', country: 'NZ' },
    },
  },
  origin: 'https://harbour.example',
}
const unconfiguredEmployer: Employer = { ...employer, config: createDefaultClientConfig('Harbour & Co') }
const job: AdvertisedJob = {
  id: 7,
  guid: 'g-7',
  code: 'C-7',
  name: 'Planner <II>',
  summary: 'Plan.',
  description: '<p>Plan & build.</p>',
  salaryAddText: '$90,000 – $110,000',
  employmentType: 'Full time',
  location: 'Bay',
  department: 'Parks',
  dateAdvertised: '2026-11-01T00:00:00.000Z',
  advertisingCloseDate: '2026-12-05T10:00:00.000Z',
  isExpressionOfInterest: false,
  updatedAt: '2026-11-02T00:00:00.000Z',
}
/** A job with a summary, but without a printable name or code. */
const bareJob: AdvertisedJob = {
  ...job,
  guid: 'g-8',
  code: ' ',
  name: '\u0001',
  summary: 'Words.',
  description: '',
  salaryAddText: '',
  employmentType: '',
  location: '',
  department: '',
  advertisingCloseDate: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
}

/** Returns the tags of HTML or XML, one per line. */
const splitTags = (text: string) =>
  text
    .replace(/(<(?!\/))/g, '\n$1')
    .split('\n')
    .slice(1)

describe('[LY-10] the head of a page', () => {
  const input: HeadInput = {
    ...employer,
    title: 'Planner "II"',
    path: '/job/details/g-7',
    isIndexed: true,
    job,
  }
  const head = (more: Partial<HeadInput> = {}) => splitTags(renderDocumentHead({ ...input, ...more }))

  test('describes the page for search engines and share cards', () => {
    const posting = JSON.stringify(buildJobPosting(employer, job)).replaceAll('<', '\\u003c')
    expect(head().slice(0, -1)).toEqual([
      '<title>Planner &#34;II&#34; · Harbour &#38; Co careers</title>',
      '<meta name="description" content="Plan.">',
      '<link rel="canonical" href="https://harbour.example/job/details/g-7">',
      '<meta name="theme-color" content="#0b5c63">',
      '<link rel="icon" href="/clients/harbour/icon%201.ico">',
      '<link rel="alternate" type="application/rss+xml" title="Harbour &#38; Co careers" href="/feed.xml">',
      '<meta property="og:type" content="article">',
      '<meta property="og:site_name" content="Harbour &#38; Co careers">',
      '<meta property="og:locale" content="en_AU">',
      '<meta property="og:title" content="Planner &#34;II&#34;">',
      '<meta property="og:description" content="Plan.">',
      '<meta property="og:url" content="https://harbour.example/job/details/g-7">',
      '<meta property="og:image" content="https://harbour.example/clients/harbour/share.png">',
      '<meta property="og:image:alt" content="Harbour &#38; Co careers">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
    expect(head().at(-1)).toBe(`<script type="application/ld+json">${posting}</script>`)
  })

  test('excludes a page that is not indexed from search engines, and has default texts', () => {
    const { job: _job, ...inputWithoutJob } = input
    expect(
      splitTags(
        renderDocumentHead({
          ...inputWithoutJob,
          ...unconfiguredEmployer,
          title: null,
          path: '/',
          isIndexed: false,
        }),
      ),
    ).toEqual([
      '<title>Harbour &#38; Co careers</title>',
      '<meta name="description" content="Jobs and careers at Harbour &#38; Co: browse what is open, and apply.">',
      '<meta name="robots" content="noindex">',
      '<meta name="theme-color" content="#1f5f8b">',
      '<link rel="icon" href="data:,">',
      '<link rel="alternate" type="application/rss+xml" title="Harbour &#38; Co careers" href="/feed.xml">',
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Harbour &#38; Co careers">',
      '<meta property="og:locale" content="en_AU">',
      '<meta property="og:title" content="Harbour &#38; Co careers">',
      '<meta property="og:description" content="Jobs and careers at Harbour &#38; Co: browse what is open, and apply.">',
      '<meta name="twitter:card" content="summary">',
    ])
  })

  test('has the page’s description, otherwise the job’s summary or description, shortened', () => {
    const description = (more: Partial<HeadInput>) => head(more)[1]
    expect(description({ description: 'Ours.' })).toContain('content="Ours."')
    expect(description({ job: { ...job, summary: '' } })).toContain('content="Plan &#38; build."')
    expect(description({ job: { ...job, summary: 'x '.repeat(150) } })).toMatch(/content="(x ){99}x…"/)
  })

  test('has no posting for an Expression of Interest', () => {
    expect(head({ job: { ...job, isExpressionOfInterest: true } }).join('')).not.toContain('ld+json')
  })

  test('has no posting for an unlisted job either', () => {
    expect(head({ job: { ...job, isListed: false } }).join('')).not.toContain('ld+json')
  })
})

describe('[JD-01] the schema.org JobPosting of a job', () => {
  test('contains the entered salary and place rather than those derived from texts', () => {
    const salary = { from: 40, to: null, currency: 'NZD', period: 'hour' as const, text: 'Good' }
    const address = { city: 'Nelson', country: 'NZ' }
    expect(buildJobPosting(employer, { ...job, salary, address })).toMatchObject({
      baseSalary: { currency: 'NZD', value: { minValue: 40, unitText: 'HOUR' } },
      jobLocation: { address: { addressLocality: 'Nelson', addressCountry: 'NZ' } },
    })
    const salaryWithoutFigures = { ...salary, from: null }
    expect(buildJobPosting(employer, { ...job, salary: salaryWithoutFigures })?.baseSalary).toEqual({
      ...(buildJobPosting(employer, job)?.baseSalary as object),
      currency: 'NZD',
    })
  })

  test('contains all known properties', () => {
    expect(buildJobPosting(employer, job)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Planner <II>',
      description: '<p>Plan & build.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Harbour & Co', value: 'C-7' },
      datePosted: '2026-11-01T00:00:00.000Z',
      validThrough: '2026-12-05T10:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbour & Co',
        sameAs: 'https://harbour.example/',
        logo: 'https://harbour.example/clients/harbour/share.png',
        department: { '@type': 'Organization', name: 'Parks' },
      },
      jobLocation: {
        '@type': 'Place',
        name: 'Bay',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Quay 1',
          addressLocality: 'Baytown',
          addressRegion: 'NSW',
          postalCode: '2000',
          addressCountry: 'NZ',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'AUD',
        value: { '@type': 'QuantitativeValue', minValue: 90000, maxValue: 110000, unitText: 'YEAR' },
      },
      directApply: true,
      url: 'https://harbour.example/job/details/g-7',
    })
  })

  test('omits unknown properties', () => {
    expect(buildJobPosting(unconfiguredEmployer, bareJob)).toStrictEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: '\u0001',
      description: 'Words.',
      identifier: { '@type': 'PropertyValue', name: 'Harbour & Co', value: ' ' },
      datePosted: '2026-11-01T00:00:00.000Z',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbour & Co',
        sameAs: 'https://harbour.example/',
      },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'AU' } },
      directApply: true,
      url: 'https://harbour.example/job/details/g-8',
    })
  })

  test('does not exist without a description or for an Expression of Interest', () => {
    expect(buildJobPosting(unconfiguredEmployer, { ...job, isExpressionOfInterest: true })).toBeNull()
    expect(buildJobPosting(unconfiguredEmployer, { ...job, description: ' ', summary: '\n' })).toBeNull()
    expect(buildJobPosting(unconfiguredEmployer, { ...job, description: ' ' })?.description).toBe('Plan.')
  })

  test.each([
    'Remote Area Health Clinic, Alice Springs',
    'Hybrid or remote',
    'TELECOMMUTE',
    'Work from home',
  ])('does not derive remote work from the text of a location: %s', (location) => {
    expect(buildJobPosting(employer, { ...job, location })).not.toHaveProperty('jobLocationType')
  })

  test('contains the workplace that the vacancy declares', () => {
    const posting = (workplace: Workplace) => buildJobPosting(employer, { ...job, workplace })
    const country = (name: string) => ({ '@type': 'Country', name })
    expect(posting({ kind: 'onSite' })).not.toHaveProperty('jobLocationType')
    expect(posting({ kind: 'hybrid' })).not.toHaveProperty('jobLocationType')
    expect(posting({ kind: 'remote' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country(employer.config.country),
    })
    expect(posting({ kind: 'remote', countries: ['NZ', 'FJ'] })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [country('NZ'), country('FJ')],
    })
  })

  test('has a single amount if the salary is a single amount', () => {
    expect(
      buildJobPosting(unconfiguredEmployer, { ...job, salaryAddText: '$40 an hour' })?.baseSalary,
    ).toMatchObject({
      value: { '@type': 'QuantitativeValue', value: 40, unitText: 'HOUR' },
    })
  })
})

describe('feeds', () => {
  test('for job boards contain all known properties', () => {
    const xml = buildIndeedFeed(employer, [job, bareJob])
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><source><publisher>Harbour &#38; Co</publisher>' +
        '<publisherurl>https://harbour.example/</publisherurl><lastBuildDate>Mon, 02 Nov 2026 00:00:00 GMT</lastBuildDate>' +
        '<job><title><![CDATA[Planner <II>]]></title><date><![CDATA[Sun, 01 Nov 2026 00:00:00 GMT]]></date>' +
        '<referencenumber><![CDATA[C-7]]></referencenumber><url><![CDATA[https://harbour.example/job/details/g-7]]></url>' +
        '<company><![CDATA[Harbour & Co]]></company><sourcename><![CDATA[Harbour & Co]]></sourcename>' +
        '<city><![CDATA[Baytown]]></city><state><![CDATA[NSW]]></state><country><![CDATA[NZ]]></country>' +
        '<postalcode><![CDATA[2000]]></postalcode><streetaddress><![CDATA[Quay 1]]></streetaddress>' +
        '<description><![CDATA[<p>Plan & build.</p>]]></description><salary><![CDATA[$90,000 – $110,000 (AUD)]]></salary>' +
        '<jobtype><![CDATA[Full time]]></jobtype><category><![CDATA[Parks]]></category>' +
        '<expirationdate><![CDATA[Sat, 05 Dec 2026 10:00:00 GMT]]></expirationdate></job>' +
        '<job><title><![CDATA[g-8]]></title><date><![CDATA[Sun, 01 Nov 2026 00:00:00 GMT]]></date>' +
        '<referencenumber><![CDATA[g-8]]></referencenumber><url><![CDATA[https://harbour.example/job/details/g-8]]></url>' +
        '<company><![CDATA[Harbour & Co]]></company><sourcename><![CDATA[Harbour & Co]]></sourcename>' +
        '<country><![CDATA[AU]]></country><description><![CDATA[Words.]]></description></job></source>',
    )
    const feedWithoutPlaces = buildIndeedFeed(unconfiguredEmployer, [{ ...job, location: 'Port' }])
    expect(feedWithoutPlaces).toContain('<city><![CDATA[Port]]></city><country><![CDATA[AU]]></country>')
  })

  test('have the address and the currency of the vacancy itself', () => {
    const salary = { from: 50_000, to: null, currency: 'EUR', period: 'year' as const, text: '' }
    const address = { street: 'Alt 2', city: 'Bonn', country: 'DE' }
    const jobAbroad = { ...job, salary, address, salaryAddText: 'From €50,000 a year' }
    const xml = buildIndeedFeed(employer, [jobAbroad])
    expect(xml).toContain('<city><![CDATA[Bonn]]></city><country><![CDATA[DE]]>')
    expect(xml).toContain('<salary><![CDATA[From €50,000 a year]]>')
    expect(buildJobsJson(employer, [jobAbroad]).jobs).toMatchObject([
      { address, salary: { minimum: 50_000, currency: 'EUR' } },
    ])
  })

  test('and structured data have descriptions with absolute addresses, and plain text converted to HTML', () => {
    const description =
      '<p><a href="/about?a=1&amp;b=2" rel="x">Us</a><img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="/c"></p>'
    const absoluteHtml =
      '<p><a href="https://harbour.example/about?a=1&amp;b=2" rel="x">Us</a><img src="https://harbour.example/a.png"' +
      ' srcset="https://harbour.example/a.png 1x, https://harbour.example/b.png 2x" alt="/c"></p>'
    const linkedJob = { ...job, description, summary: '' }
    const plainTextJob = { ...job, description: '', summary: 'Lift <20 kg & <b' }
    const escapedText = 'Lift &#60;20 kg &#38; &#60;b'
    for (const [vacancy, text] of [
      [linkedJob, absoluteHtml],
      [plainTextJob, escapedText],
    ] as const) {
      expect(buildIndeedFeed(employer, [vacancy])).toContain(`<description><![CDATA[${text}]]>`)
      expect(buildRssFeed(employer, [vacancy])).toContain(`<description><![CDATA[${text}]]>`)
      expect(buildJobsJson(employer, [vacancy]).jobs[0]?.description).toBe(text)
      expect(buildJobPosting(employer, vacancy)?.description).toBe(text)
    }
  })

  test('for feed readers contain the jobs and the time of the last change', () => {
    const head =
      '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
      '<title>Harbour &#38; Co careers</title><link>https://harbour.example/</link>' +
      '<description>Jobs and careers at Harbour &#38; Co: browse what is open, and apply.</description>' +
      '<language>en-au</language>'
    const self =
      '<ttl>1</ttl><atom:link href="https://harbour.example/feed.xml" rel="self" type="application/rss+xml"></atom:link>'
    expect(buildRssFeed(employer, [job, bareJob])).toBe(
      `${head}<lastBuildDate>Mon, 02 Nov 2026 00:00:00 GMT</lastBuildDate>${self}` +
        '<item><title>Planner &#60;II&#62;</title><link>https://harbour.example/job/details/g-7</link>' +
        '<guid isPermaLink="false">g-7</guid><pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>' +
        '<category>Parks</category><description><![CDATA[Plan.]]></description></item>' +
        '<item><title>g-8</title><link>https://harbour.example/job/details/g-8</link>' +
        '<guid isPermaLink="false">g-8</guid><pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>' +
        '<description><![CDATA[Words.]]></description></item></channel></rss>',
    )
    expect(buildRssFeed(employer, [])).toBe(`${head}${self}</channel></rss>`)
    expect(buildRssFeed(employer, [{ ...job, workplace: { kind: 'remote' } }])).toContain(
      '<category>Parks</category><category>Remote</category>',
    )
    expect(buildRssFeed(employer, [{ ...job, summary: '' }])).toContain('<![CDATA[<p>Plan & build.</p>]]>')
  })

  test('for programs contain the jobs with the addresses of their pages', () => {
    expect(buildJobsJson(employer, [job])).toEqual({
      company: 'Harbour & Co',
      url: 'https://harbour.example/',
      jobs: [
        {
          ...job,
          url: 'https://harbour.example/job/details/g-7',
          address: { street: 'Quay 1', city: 'Baytown', region: 'NSW', postcode: '2000', country: 'NZ' },
          employmentTypeCode: 'FULL_TIME',
          salary: { minimum: 90000, maximum: 110000, currency: 'AUD', unit: 'YEAR' },
        },
      ],
    })
  })
})

describe('documents for search engines', () => {
  test('the sitemap lists pages and jobs, up to its limit', () => {
    expect(
      buildSitemap(
        'https://a.example',
        [
          { path: '/', languages: [] },
          { path: '/privacy', languages: [] },
        ],
        [job],
      ),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/privacy</loc></url>' +
        '<url><loc>https://a.example/job/details/g-7</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod></url></urlset>',
    )
    const manyJobs = Array.from({ length: sitemapLimit + 1 }, () => job)
    expect(buildSitemap('', [{ path: '/', languages: [] }], manyJobs).split('<loc>')).toHaveLength(
      sitemapLimit + 1,
    )
  })

  test('each indexable page of a client is listed once, and no hidden page', () => {
    const pages = ['/about', '/', '/job/viewjobs', '/job/details/:guid', '/about'].map((path) => ({
      path,
      title: 'T',
      blocks: [],
    }))
    const hiddenPage = { path: '/hidden', title: 'T', blocks: [], isHidden: true }
    expect(listIndexablePages({ pages: [...pages, hiddenPage] })).toEqual(['/', '/privacy', '/about'])
  })

  test('robots.txt lists the paths that crawlers may not open', () => {
    expect(buildRobotsTxt('https://a.example').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /applicant/',
      'Disallow: /user/',
      'Disallow: /home/login',
      'Disallow: /vacancy-interest/',
      'Disallow: /validators/',
      'Allow: /',
      '',
      'Sitemap: https://a.example/sitemap.xml',
      '',
    ])
  })
})

test('XML escapes attributes, content and CDATA sections, and omits characters that XML forbids', () => {
  expect(renderXmlDocument({ a: { '@b': '"<&', c: 7, d: [{ '#': '<' }, { $: 'x]]>y' }, {}], e: [] } })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><a b="&#34;&#60;&#38;"><c>7</c><d>&#60;</d>' +
      '<d><![CDATA[x]]]]><![CDATA[>y]]></d><d></d></a>',
  )
  expect(stripInvalidXml('a\u0000b\tc\nd\u001f\ud800e\ufffef😀\uffff')).toBe('ab\tc\ndef😀')
})
