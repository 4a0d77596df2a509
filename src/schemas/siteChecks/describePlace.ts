import { studioCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import { otherLanguages } from '../../texts/language/language'
import { clientBlocks } from '../blocks/block'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import { configShape } from '../clientConfig/configShape'
import { isRecord } from '../configShape/checkShape'
import type { JsonShape } from '../configShape/jsonShape'
import { translationsKey } from '../configShape/translatableShape'
import { getValue, splitPath } from '../forms/answerPath'
import type { SiteFinding } from '../site/siteFinding'

/** A readable description of a finding's place. */
export interface PlaceDescription {
  /** The part of the site: 'About us', 'Menu', 'Look'. */
  part: string
  /** The object in that part, which the finding's message continues: 'Description of block 3 (Image)'. */
  thing: string
}

const blocks: Readonly<Record<string, BlockDeclaration>> = clientBlocks

/** Describes the place of a finding; `raw` is the parsed config.json. */
export function describePlace(
  { file, path }: Pick<SiteFinding, 'file' | 'path'>,
  raw: unknown,
): PlaceDescription {
  const keys = path === '' ? [] : splitPath(path.slice(1))
  const said = keys.indexOf(translationsKey)
  const language = otherLanguages.find((one) => one === keys[said + 1])
  if (said < 0 || language === undefined) return ownPlace(file, keys, raw)
  const { part, thing } = ownPlace(file, keys.toSpliced(said, 2), raw)
  return { part, thing: translationTexts.inLanguage(thing, language) }
}

function ownPlace(file: string, keys: readonly string[], raw: unknown): PlaceDescription {
  const [list = '', at = ''] = keys
  if (file !== 'config.json') return { part: texts.parts.files, thing: file }
  if (list === 'pages' && at !== '') return inPage(keys, raw)
  if (list === 'look' || list === 'themeColor') {
    return { part: texts.parts.look, thing: getTitle(keys) ?? texts.parts.look }
  }
  const entry = at === '' ? undefined : getValue(raw, [list, at])
  const label = isRecord(entry) && typeof entry.label === 'string' ? entry.label : ''
  const name = getTitle([list]) ?? texts.keys[list] ?? list
  if (list === '') return { part: texts.parts.site, thing: file }
  const isMenu = list === 'menuItems'
  if (keys.length === 1) return { part: isMenu ? texts.parts.menu : texts.parts.site, thing: name }
  if (Number.isNaN(Number(at))) return { part: name, thing: getTitle(keys) ?? name }
  return { part: isMenu ? texts.parts.menu : name, thing: texts.entry(Number(at) + 1, label) }
}

function inPage(
  [, at = '', part = '', block = '', ...rest]: readonly string[],
  raw: unknown,
): PlaceDescription {
  const page = getValue(raw, ['pages', at])
  const written = isRecord(page) ? [page.title, page.path].find((one) => typeof one === 'string') : undefined
  const words = { part: written || texts.page(Number(at) + 1), thing: texts.thisPage }
  if (part !== 'blocks') return part === '' ? words : { ...words, thing: texts.keys[part] ?? part }
  if (block === '') return { ...words, thing: texts.content }
  const given = getValue(raw, ['pages', at, 'blocks', block])
  const type = isRecord(given) && typeof given.type === 'string' ? given.type : ''
  const declared = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  const key = rest.findLast((one) => !/^\d+$/.test(one))
  const title = (declared && key && innerTitle({ properties: declared.properties }, rest)) || key
  const name = texts.block(Number(block) + 1, declared?.title ?? type)
  return { ...words, thing: title ? texts.ofBlock(title, name) : name }
}

const getTitle = (keys: readonly string[]) => innerTitle(configShape, keys)

/** Returns the title of the last key that has one. */
function innerTitle(shape: JsonShape, keys: readonly string[]): string | undefined {
  let at: JsonShape | undefined = shape
  let title: string | undefined
  for (const key of keys) {
    const isItem: boolean = /^\d+$/.test(key) && at?.items !== undefined
    at = isItem ? at?.items : at?.properties?.[key]
    if (!isItem) title = at?.title ?? title
  }
  return title
}
