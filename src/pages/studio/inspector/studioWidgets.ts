import type { studioFormats } from '../../../schemas/site/inspectorForm'
import type { Widget } from '../../../widgets/widgetProps'
import { AddressWidget } from './AddressWidget'
import { ColourWidget } from './ColourWidget'
import { MarkupWidget } from './MarkupWidget'
import { ParagraphsWidget } from './ParagraphsWidget'
import { PictureWidget } from './PictureWidget'

/** How what only sites have is asked, by the format of its shape. */
export const studioWidgets: Readonly<Record<(typeof studioFormats)[number], Widget>> = {
  markup: MarkupWidget,
  paragraphs: ParagraphsWidget,
  image: PictureWidget,
  address: AddressWidget,
  colour: ColourWidget,
}
