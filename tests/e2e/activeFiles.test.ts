import { it } from 'vitest'
import { createPdf } from '../fixtures/documents'
import { answerForm, getField, openForm, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

it('[JD-09] a PDF that runs a script is refused with the reason, and a PDF that Chromium printed is accepted', async () => {
  site.problems.expect(/422: POST .*attachments/)
  const page = await openForm(site)
  await answerForm(page, 'script@example.org')
  const buffer = createPdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')
  await getField(page, 'resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await sendApplication(page)
  await page.getByText('This PDF runs a script or starts something when it is opened').waitFor()
  const printer = await page.context().newPage()
  await printer.setContent('<h1>Ada Byron</h1><p><a href="https://example.org">Launch /JavaScript</a></p>')
  const printed = await printer.pdf()
  await printer.close()
  await page.locator('input[type=file]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: printed,
  })
  await waitForReceipt(page)
})
