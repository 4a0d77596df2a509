import { checkClientTexts, siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { findNearestName } from '../configShape/checkShape'
import type { ValueWithShape } from '../site/iterateShapedValues'
import type { SitePath } from '../site/siteDraft'
import { createFinding, type SiteFinding, type SiteRepair } from '../site/siteFinding'
import { createAltRepair } from './checkShapes'
import type { ParsedSite } from './parsedSite'

const kilobytes = 1024
/** Maximum recommended file size of pictures, in bytes, by property. */
const maxBytes: Readonly<Record<string, number>> = {
  logoName: 100 * kilobytes,
  mobileLogoName: 100 * kilobytes,
  faviconName: 100 * kilobytes,
  shareImageName: 1024 * kilobytes,
}
const defaultMaxBytes = 500 * kilobytes
const pictureFilePattern = /\.(svg|png|jpe?g|webp|gif|ico|avif)$/i

/**
 * Reports missing pictures, and file names as alternative texts, as errors. Large pictures and a missing share picture
 * are warnings.
 */
export function checkPictures(site: ParsedSite): SiteFinding[] {
  const findings = site.visibleValues.flatMap((value) => [
    ...checkFile(value, site.files),
    ...checkAlt(value),
  ])
  return [...findings, ...checkSharePicture(site)]
}

function checkFile({ path, shape, value: name }: ValueWithShape, files: ParsedSite['files']): SiteFinding[] {
  if (shape.format !== 'image' || typeof name !== 'string') return []
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (!file) return [createMissingFinding(path, name, Object.keys(files))]
  const maximum = maxBytes[String(path.at(-1))] ?? defaultMaxBytes
  if (file.size <= maximum) return []
  const message = checkClientTexts.tooLarge(name, file.size, maximum)
  return [createFinding(path, { severity: 'warning', code: 'large-picture', message })]
}

function createMissingFinding(path: SitePath, name: string, files: readonly string[]): SiteFinding {
  const differentCase = files.find((file) => file.toLowerCase() === name.toLowerCase())
  const suggestion =
    differentCase ??
    findNearestName(
      name,
      files.filter((file) => pictureFilePattern.test(file)),
    )
  const repair = suggestion === null ? undefined : createPictureRepair(path, suggestion)
  if (differentCase) {
    const message = checkClientTexts.otherCase(name, differentCase)
    return createFinding(path, { severity: 'error', code: 'picture-case', message }, repair)
  }
  return createFinding(
    path,
    { severity: 'error', code: 'no-picture', message: checkClientTexts.noImage(name) },
    repair,
  )
}

/**
 * Reports alternative texts that are file names, which tell people who cannot see the picture nothing (WCAG 1.1.1).
 */
function checkAlt({ path, value: alt, parent }: ValueWithShape): SiteFinding[] {
  if (path.at(-1) !== 'alt' || typeof alt !== 'string') return []
  const name = typeof parent.name === 'string' ? parent.name : ''
  const normalizedAlt = alt.trim().toLowerCase()
  const isFileName =
    pictureFilePattern.test(normalizedAlt) ||
    (name !== '' &&
      normalizedAlt === name.replace(pictureFilePattern, '').toLowerCase() &&
      /[\d_-]/.test(normalizedAlt)) ||
    /^(img|dsc|image|picture|photo)[\s_-]*\d*$/.test(normalizedAlt)
  if (!isFileName) return []
  const finding = { severity: 'error', code: 'alt-is-name', message: texts.altIsFileName(alt) } as const
  return [createFinding(path, finding, createAltRepair(path, parent))]
}

/** Recommends a share picture for sites with client pages. An explicit null in config.json declines it. */
function checkSharePicture({ rawConfig, config, files }: ParsedSite): SiteFinding[] {
  if (config.pages.length === 0 || rawConfig.shareImageName !== undefined) return []
  const suitablePicture = Object.entries(files).find(
    ([name, { width = 0, height = 1 }]) =>
      /\.(png|jpe?g|webp)$/i.test(name) && width >= 600 && width / height > 1.7 && width / height < 2.1,
  )
  const repair = suitablePicture ? createPictureRepair(['shareImageName'], suitablePicture[0]) : undefined
  const finding = { severity: 'warning', code: 'no-share-picture', message: texts.noSharePicture } as const
  return [createFinding(['shareImageName'], finding, repair)]
}

const createPictureRepair = (path: SitePath, name: string): SiteRepair => ({
  label: texts.repair.takePicture(name),
  edits: [{ path, value: name }],
})
