import { paragraphsOf, textOf } from '../../../schemas/site/siteWords'
import type { Widget, WidgetProps } from '../../../widgets/widgetProps'
import type { WordInputs } from '../../ownWords/OwnWords'
import { MarkupWidget } from '../inspector/MarkupWidget'
import { ParagraphsWidget } from '../inspector/ParagraphsWidget'

/** What asks for paragraphs, for who keeps them as one text. */
function ofOneText(Input: Widget): Widget {
  return (props: WidgetProps) => (
    <Input
      {...props}
      value={paragraphsOf(textOf(props.value))}
      onChange={(paragraphs) => props.onChange(textOf(paragraphs))}
    />
  )
}

/** How a site's texts are written in other languages: as they are in its own. */
export const wordInputs: WordInputs = {
  markup: ofOneText(MarkupWidget),
  paragraphs: ofOneText(ParagraphsWidget),
}
