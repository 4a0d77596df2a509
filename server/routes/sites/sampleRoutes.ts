import { sampleTexts as texts } from '../../../src/texts/placement'
import { escapeHtml } from '../../services/escapeHtml'
import { found } from '../../services/problem'
import { clientOfHost } from '../../services/sites/tenants'
import { contentPolicy } from '../answers/secureAnswers'
import type { Routes } from '../api'
import { originOf } from '../requests/originOf'

/** A page that has pasted in what administrators are given to paste: the site in a frame, as in a page of somebody else's. */
export const sampleRoutes: Routes = (api, context) => {
  api.get('/embed/sample', { config: { access: 'none' } }, async (request, reply) => {
    const { company } = found(await clientOfHost(context, request.host))
    const origin = escapeHtml(originOf(request))
    const title = escapeHtml(`${texts.title} – ${company}`)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': contentPolicy("'none'", "'self'"),
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
<div data-foyer="${origin}"><a href="${origin}">${escapeHtml(texts.link)}</a></div>
<hr>
</main>
<script async src="${origin}/embed.js"></script>
</body>
</html>
`)
  })
}
