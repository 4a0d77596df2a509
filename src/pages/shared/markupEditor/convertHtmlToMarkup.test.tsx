import { expect, it } from 'vitest'
import { convertHtmlToMarkup } from './convertHtmlToMarkup'
import { preserveStyles } from './htmlStyle'

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-AU><!--StartFragment-->
<h1>Working here<o:p></o:p></h1>
<p class=MsoNormal>We build <b>boats</b> and <i style='mso-bidi-font-style:normal'>repair</i>
them.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First thing<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second <span style='font-weight:bold'>thing</span></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Apply</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Leave</p></td><td><p class=MsoNormal>26 weeks</p></td></tr></table>
<p class=MsoNormal style='mso-hide:all;display:none'>Hidden</p>
<!--EndFragment--></body></html>`

const docsHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">How we hire</span></h2>
<p dir="ltr"><span style="font-weight:400;">You </span><span style="font-weight:700;">apply</span><span style="font-weight:700;"> here</span><span style="font-style:italic;">, soon</span>.</p><br />
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul></ul>
<ol><li><p><a href="https://www.google.com/url?q=https://example.org/a%3Fb&amp;sa=D"><span>A link</span></a></p></li></ol></b>`

const webHtml = `<div><script>alert(1)</script><h3>Title <small>here</small></h3>
<p>See <a href="javascript:alert(1)">this</a> and <a href="/job/viewjobs"><strong>the [jobs]</strong></a>.<br>Next line<img src=x onerror=alert(1)></p>
<ul><li>One<ol><li>Inner</li></ol></li><li><p>Two</p><p>more</p></li></ul>
<table><tbody><tr><th>Day</th><th>From</th><th>To</th></tr><tr><td>Mon</td><td>9</td><td>17</td></tr></tbody></table>
<svg><text>no</text></svg><div>Last</div>words</div>`

it('reads clipboard content from Word', () => {
  expect(convertHtmlToMarkup(wordHtml)).toEqual([
    '## Working here',
    'We build **boats** and *repair* them.',
    '- First thing',
    '- Second **thing**',
    '1. Apply',
    '- Leave: 26 weeks',
  ])
})

it('reads clipboard content from Google Docs', () => {
  expect(convertHtmlToMarkup(docsHtml)).toEqual([
    '## How we hire',
    'You **apply here***, soon*.',
    '- One',
    '- Inner',
    '1. [A link](https://example.org/a?b)',
  ])
})

it('reads the text of a page, and drops its scripts, pictures and unsafe links', () => {
  expect(convertHtmlToMarkup(webHtml)).toEqual([
    '### Title here',
    'See this and [**the (jobs)**](/job/viewjobs).',
    'Next line',
    '- One',
    '1. Inner',
    '- Two',
    'more',
    '- Day · From · To',
    '- Mon · 9 · 17',
    'Last',
    'words',
  ])
})

it('applies no inline styles, which the content security policy forbids, and changes no text', () => {
  expect(preserveStyles('<p  style="color:red" STYLE = x>a style=b</p>')).toBe(
    '<p data-fy-style="color:red" data-fy-style= x>a style=b</p>',
  )
  expect(convertHtmlToMarkup('<p>a style=b <span style="FONT-WEIGHT:700">c</span></p>')).toEqual([
    'a style=b **c**',
  ])
})

it('the cells of a layout table become separate paragraphs, not one list item per row', () => {
  const html = '<table><tr><td><h2>Head</h2></td><td><p>Text</p></td></tr></table>'
  expect(convertHtmlToMarkup(html)).toEqual(['## Head', 'Text'])
})

it('deeply nested content is still read', () => {
  expect(convertHtmlToMarkup(`${'<div>'.repeat(3000)}deep${'</div>'.repeat(3000)}`)).toEqual(['deep'])
})
