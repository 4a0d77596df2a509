import { studioCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import { otherLanguages } from '../../texts/language/language'
import { clientBlocks } from '../blocks/block'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import { configShape } from '../clientConfig/configShape'
import { isRecord, type JsonShape } from '../configShape/checkShape'
import { translationsKey } from '../configShape/translatableShape'
import { getValue, splitPath } from '../forms/answerPath'
import type { SiteFinding } from '../site/siteFinding'

/** A readable description of a finding's place. */
export interface PlaceDescription {
  /** The part of the site: 'About us', 'Menu', 'Theme'. */
  part: string
  /** The object in that part, which the finding's message continues: 'Description of block 3 (Image)'. */
  subject: string
}

const blocks: Readonly<Record<string, BlockDeclaration>> = clientBlocks

/** Describes the place of a finding; `rawConfig` is the parsed config.json. */
export function describePlace(
  { file, path }: Pick<SiteFinding, 'file' | 'path'>,
  rawConfig: unknown,
): PlaceDescription {
  const keys = path === '' ? [] : splitPath(path.slice(1))
  const translationsIndex = keys.indexOf(translationsKey)
  const language = otherLanguages.find((otherLanguage) => otherLanguage === keys[translationsIndex + 1])
  if (translationsIndex < 0 || language === undefined) return describeUntranslatedPlace(file, keys, rawConfig)
  const { part, subject } = describeUntranslatedPlace(file, keys.toSpliced(translationsIndex, 2), rawConfig)
  return { part, subject: translationTexts.nameInLanguage(subject, language) }
}

function describeUntranslatedPlace(
  file: string,
  keys: readonly string[],
  rawConfig: unknown,
): PlaceDescription {
  const [list = '', index = ''] = keys
  if (file !== 'config.json') return { part: texts.parts.files, subject: file }
  if (list === 'pages' && index !== '') return describePlaceInPage(keys, rawConfig)
  if (list === 'look' || list === 'themeColor') {
    return { part: texts.parts.look, subject: getTitle(keys) ?? texts.parts.look }
  }
  const entry = index === '' ? undefined : getValue(rawConfig, [list, index])
  const label = isRecord(entry) && typeof entry.label === 'string' ? entry.label : ''
  const name = getTitle([list]) ?? texts.keys[list] ?? list
  if (list === '') return { part: texts.parts.site, subject: file }
  const isMenu = list === 'menuItems'
  if (keys.length === 1) return { part: isMenu ? texts.parts.menu : texts.parts.site, subject: name }
  if (Number.isNaN(Number(index))) return { part: name, subject: getTitle(keys) ?? name }
  return { part: isMenu ? texts.parts.menu : name, subject: texts.entry(Number(index) + 1, label) }
}

function describePlaceInPage(
  [, index = '', part = '', block = '', ...rest]: readonly string[],
  rawConfig: unknown,
): PlaceDescription {
  const page = getValue(rawConfig, ['pages', index])
  const pageName = isRecord(page)
    ? [page.title, page.path].find((item) => typeof item === 'string')
    : undefined
  const pageDescription = { part: pageName || texts.page(Number(index) + 1), subject: texts.thisPage }
  if (part !== 'blocks')
    return part === '' ? pageDescription : { ...pageDescription, subject: texts.keys[part] ?? part }
  if (block === '') return { ...pageDescription, subject: texts.content }
  const blockValue = getValue(rawConfig, ['pages', index, 'blocks', block])
  const type = isRecord(blockValue) && typeof blockValue.type === 'string' ? blockValue.type : ''
  const declaration = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  const key = rest.findLast((text) => !/^\d+$/.test(text))
  const title = (declaration && key && getInnerTitle({ properties: declaration.properties }, rest)) || key
  const name = texts.block(Number(block) + 1, declaration?.title ?? type)
  return { ...pageDescription, subject: title ? texts.textInBlock(title, name) : name }
}

const getTitle = (keys: readonly string[]) => getInnerTitle(configShape, keys)

/** Returns the title of the last key that has one. */
function getInnerTitle(shape: JsonShape, keys: readonly string[]): string | undefined {
  let currentShape: JsonShape | undefined = shape
  let title: string | undefined
  for (const key of keys) {
    const isItem: boolean = /^\d+$/.test(key) && currentShape?.items !== undefined
    currentShape = isItem ? currentShape?.items : currentShape?.properties?.[key]
    if (!isItem) title = currentShape?.title ?? title
  }
  return title
}
