import { Fragment, type ReactNode } from 'react'
import { type Inline, type MarkupPart, parseMarkup } from '../../../schemas/markup/parseMarkup'
import { SiteLink } from '../links/SiteLink'

interface TextMark {
  /** Language of the text, if it differs from the page's. */
  lang?: string
  dir?: 'auto'
}

interface RichTextProps extends TextMark {
  text: readonly string[]
}

/** Renders text with simple markup as elements. It never inserts HTML into the page. */
export function RichText({ text, lang, dir }: RichTextProps): ReactNode {
  const mark = lang ? { lang, ...(dir ? { dir } : {}) } : {}
  return renderList(parseMarkup(text), (part) => <Part part={part} mark={mark} />)
}

/** The texts never change order, so their index is a stable key. */
function renderList<Item>(items: readonly Item[], renderItem: (item: Item) => ReactNode): ReactNode {
  return items.map((item, index) => {
    const key = `part-${index}`
    return <Fragment key={key}>{renderItem(item)}</Fragment>
  })
}

function Part({ part, mark }: { part: MarkupPart; mark: TextMark }): ReactNode {
  switch (part.kind) {
    case 'heading':
      return part.level === 2 ? (
        <h2 {...mark}>{renderInlines(part.content)}</h2>
      ) : (
        <h3 {...mark}>{renderInlines(part.content)}</h3>
      )
    case 'paragraph':
      return <p {...mark}>{renderInlines(part.content)}</p>
    case 'list': {
      const List = part.ordered ? 'ol' : 'ul'
      return (
        <List {...mark}>
          {renderList(part.items, (item) => (
            <li>{renderInlines(item)}</li>
          ))}
        </List>
      )
    }
  }
}

const renderInlines = (content: readonly Inline[]): ReactNode => renderList(content, renderInline)

function renderInline(inline: Inline): ReactNode {
  if (typeof inline === 'string') return inline
  if (inline.kind === 'link') return <SiteLink href={inline.href}>{renderInlines(inline.content)}</SiteLink>
  const Tag = inline.kind
  return <Tag>{renderInlines(inline.content)}</Tag>
}
