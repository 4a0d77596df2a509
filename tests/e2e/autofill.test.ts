import { expect, it } from 'vitest'
import { getField, openForm } from './harness/buildingSurveyor'
import { launchFullBrowser } from './harness/getSharedBrowser'
import { setUpSite } from './harness/setUpSite'

/** The headless shell has no autofill. */
const site = setUpSite(undefined, launchFullBrowser)

/** An address as Chromium's autofill stores it. */
const address = {
  NAME_FIRST: 'Robin',
  NAME_LAST: 'Lee',
  ADDRESS_HOME_CITY: 'Newcastle',
  ADDRESS_HOME_STATE: 'NSW',
  ADDRESS_HOME_COUNTRY: 'AU',
  EMAIL_ADDRESS: 'robin@example.org',
}

it("the browser's autofill fills in the country and the state, not only the text fields", async () => {
  const page = await openForm(site)
  const suburb = getField(page, 'suburb')
  await suburb.focus()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Autofill.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[name="suburb"]',
  })
  const { node } = await devTools.send('DOM.describeNode', { nodeId })
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }))
  await expect
    .poll(async () => {
      await devTools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
      return suburb.inputValue()
    })
    .toBe('Newcastle')
  await expect.poll(() => getField(page, 'countryCode').inputValue()).toBe('Australia')
  await expect
    .poll(() => page.getByRole('combobox', { name: /^State/ }).textContent())
    .toBe('New South Wales')
})
