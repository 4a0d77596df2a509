import { sampleTexts as texts } from '../../../src/texts/admin/backOffice.texts'
import type { RegisterRoutes } from '../../http/api'
import { buildContentPolicy } from '../../http/contentPolicy'
import { orNotFound } from '../../problem'
import { escapeHtml } from '../../text/htmlText'
import { findClientByHost } from '../clients/clientHosts.service'

/**
 * Serves a sample page that embeds the site in a frame, with the snippet that administrators get for their own pages.
 */
export const sampleRoutes: RegisterRoutes = (api, context) => {
  api.get('/embed/sample', { config: { access: 'none' } }, async (request, reply) => {
    const { company } = orNotFound(await findClientByHost(context, request.host))
    const title = escapeHtml(`${texts.title} – ${company}`)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': buildContentPolicy("'none'", "'self'"),
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
      })
      .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.note)}</p>
<hr>
<div data-foyer="/"><a href="/">${escapeHtml(texts.link)}</a></div>
<hr>
</main>
<script async src="/embed.js"></script>
</body>
</html>
`)
  })
}
