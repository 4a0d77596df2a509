import { otherLanguages } from '../../texts/language'
import { ownWordsTexts } from '../../texts/ownWords'
import { studioCheckTexts as texts } from '../../texts/studioChecks'
import { isRecord } from '../clientConfig/checkShape'
import { configShape } from '../clientConfig/configShape'
import type { JsonShape } from '../clientConfig/jsonShape'
import { wordsKey } from '../clientConfig/wordedShape'
import { splitPath, valueAt } from '../forms/answerPath'
import { clientBlocks } from '../pages/block'
import type { BlockDeclaration } from '../pages/blockDeclaration'
import type { SiteFinding } from './siteFinding'

/** Where something was found, as people say it: the part of the site, and what in it. */
export interface PlaceWords {
  /** 'About us', 'Menu', 'Look'. */
  part: string
  /** 'Description of block 3 (Image)': what a finding's words go on from. */
  thing: string
}

const blocks: Readonly<Record<string, BlockDeclaration>> = clientBlocks

/** The words for a finding's place; `raw` is the parsed config.json. */
export function placeInWords({ file, path }: Pick<SiteFinding, 'file' | 'path'>, raw: unknown): PlaceWords {
  const keys = path === '' ? [] : splitPath(path.slice(1))
  const said = keys.indexOf(wordsKey)
  const language = otherLanguages.find((one) => one === keys[said + 1])
  if (said < 0 || language === undefined) return ownPlace(file, keys, raw)
  const { part, thing } = ownPlace(file, keys.toSpliced(said, 2), raw)
  return { part, thing: ownWordsTexts.inLanguage(thing, language) }
}

function ownPlace(file: string, keys: readonly string[], raw: unknown): PlaceWords {
  const [list = '', at = ''] = keys
  if (file !== 'config.json') return { part: texts.parts.files, thing: file }
  if (list === 'pages' && at !== '') return inPage(keys, raw)
  if (list === 'look' || list === 'themeColor') {
    return { part: texts.parts.look, thing: titleOf(keys) ?? texts.parts.look }
  }
  const entry = at === '' ? undefined : valueAt(raw, [list, at])
  const label = isRecord(entry) && typeof entry.label === 'string' ? entry.label : ''
  const name = titleOf([list]) ?? texts.keys[list] ?? list
  if (list === '') return { part: texts.parts.site, thing: file }
  const isMenu = list === 'menuItems'
  if (keys.length === 1) return { part: isMenu ? texts.parts.menu : texts.parts.site, thing: name }
  if (Number.isNaN(Number(at))) return { part: name, thing: titleOf(keys) ?? name }
  return { part: isMenu ? texts.parts.menu : name, thing: texts.entry(Number(at) + 1, label) }
}

function inPage([, at = '', part = '', block = '', ...rest]: readonly string[], raw: unknown): PlaceWords {
  const page = valueAt(raw, ['pages', at])
  const written = isRecord(page) ? [page.title, page.path].find((one) => typeof one === 'string') : undefined
  const words = { part: written || texts.page(Number(at) + 1), thing: texts.thisPage }
  if (part !== 'blocks') return part === '' ? words : { ...words, thing: texts.keys[part] ?? part }
  if (block === '') return { ...words, thing: texts.content }
  const given = valueAt(raw, ['pages', at, 'blocks', block])
  const type = isRecord(given) && typeof given.type === 'string' ? given.type : ''
  const declared = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  const key = rest.findLast((one) => !/^\d+$/.test(one))
  const title = (declared && key && innerTitle({ properties: declared.properties }, rest)) || key
  const name = texts.block(Number(block) + 1, declared?.title ?? type)
  return { ...words, thing: title ? texts.ofBlock(title, name) : name }
}

const titleOf = (keys: readonly string[]) => innerTitle(configShape, keys)

/** The title of the last key that has one. */
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
