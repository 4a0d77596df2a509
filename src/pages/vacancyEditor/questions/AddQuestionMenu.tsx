import {
  AlignLeft,
  AtSign,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ChevronDown,
  CircleDot,
  Clock,
  EyeOff,
  Hash,
  Link,
  List,
  ListFilter,
  LockKeyhole,
  type LucideIcon,
  Paperclip,
  Phone,
  Plus,
  Search,
  SlidersHorizontal,
  SquareCheck,
  SquarePen,
  Type,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { type FieldKind, fieldKinds, kinds } from '../../../schemas/kinds/kindRegistry'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { useMenuDetails } from '../../shared/menu/useMenuDetails'
import type { QuestionsEdit } from './useQuestions'

/** A kind without an icon here gets `SquarePen`. */
const icons: Partial<Record<FieldKind, LucideIcon>> = {
  checkbox: SquareCheck,
  date: CalendarDays,
  'date-range': CalendarRange,
  'datetime-local': CalendarClock,
  email: AtSign,
  file: Paperclip,
  hidden: EyeOff,
  number: Hash,
  password: LockKeyhole,
  radio: CircleDot,
  range: SlidersHorizontal,
  search: Search,
  'searchable-select': ListFilter,
  select: List,
  tel: Phone,
  text: Type,
  textarea: AlignLeft,
  time: Clock,
  url: Link,
}

/** The kinds in the menu: text first, because most questions ask for it, then by name. */
const sortedKinds = [...fieldKinds].sort(
  (a, b) => Number(b === 'text') - Number(a === 'text') || kinds[a].name.localeCompare(kinds[b].name, 'en'),
)

interface AddQuestionMenuProps {
  groupId: string
  questions: QuestionsEdit
}

/** Button with a menu of question types; choosing one adds a question to the group and focuses it. */
export const AddQuestionMenu = memo(function AddQuestionMenu({
  groupId,
  questions,
}: AddQuestionMenuProps): ReactNode {
  const { close, ...details } = useMenuDetails()
  return (
    <details {...details} className="fy-add-question">
      <summary className="fy-button">
        <Plus aria-hidden="true" />
        {texts.add}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className="fy-add-question__kinds fy-grid fy-gap-2 fy-inset-3" aria-label={texts.kinds}>
        {sortedKinds.map((kind) => {
          const Icon = icons[kind] ?? SquarePen
          return (
            <li key={kind}>
              <button
                type="button"
                onClick={() => {
                  close()
                  questions.add(groupId, kind)
                }}
              >
                <Icon aria-hidden="true" />
                {kinds[kind].name}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
})
