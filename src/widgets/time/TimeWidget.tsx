import { isLocalTime } from '../../schemas/formats'
import { readTime } from '../../schemas/kinds/readMoment'
import { formatAnswerTime } from '../../schemas/kinds/wallTime'
import { momentTexts } from '../../texts/kinds'
import { MomentField } from '../moment/MomentField'
import type { MomentShape } from '../moment/momentShape'
import type { Widget } from '../widgetProps'

const kind: MomentShape = {
  parts: [{ sort: 'time' }],
  separator: { value: '', text: '' },
  get placeholder() {
    return momentTexts.time
  },
  show: formatAnswerTime,
  read: readTime,
  isValue: isLocalTime,
}

/** A time of day [FK-14]; the value is 'HH:mm', people write and read h:mm am or pm [FK-24]. */
export const TimeWidget: Widget = (props) => <MomentField {...props} kind={kind} />
TimeWidget.labelling = () => 'parts'
