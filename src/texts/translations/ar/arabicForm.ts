import { isolate } from '../../language/isolate'
import { selectPlural } from '../../language/language'
import type { Translation } from '../translation'

type Form = Pick<
  Translation,
  | 'rulesTexts'
  | 'formTexts'
  | 'formPartTexts'
  | 'outlineTexts'
  | 'selectTexts'
  | 'passwordTexts'
  | 'fileTexts'
  | 'dateTexts'
  | 'calendarTexts'
  | 'rangeTexts'
  | 'dateTimeTexts'
  | 'dateTimePartTexts'
  | 'groupErrorTexts'
  | 'structureTexts'
  | 'externalSchemaTexts'
  | 'fileRefusals'
>

const least = (n: number) => `يجب أن يكون العدد ${n} أو أكثر`
const greatest = (n: number) => `يجب أن يكون العدد ${n} أو أقل`
const number = 'يجب أن تكون القيمة عددًا.'
const characters = (n: number) =>
  selectPlural(n, {
    zero: 'صفر من الأحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${n} أحرف`,
    many: `${n} حرفًا`,
    other: `${n} حرف`,
  })
const missingAnswers = (n: number) =>
  selectPlural(n, {
    one: 'تنقص إجابة واحدة',
    two: 'تنقص إجابتان',
    few: `تنقص ${n} إجابات`,
    other: `تنقص ${n} إجابة`,
  })
const wrongAnswers = (n: number) =>
  selectPlural(n, {
    one: 'تحتاج إجابة واحدة إلى مراجعة',
    two: 'تحتاج إجابتان إلى مراجعة',
    few: `تحتاج ${n} إجابات إلى مراجعة`,
    other: `تحتاج ${n} إجابة إلى مراجعة`,
  })

/** Arabic texts of forms, fields and field errors. */
export const arabicForm: Form = {
  rulesTexts: {
    required: 'الإجابة مطلوبة',
    minimum: (n) => `الحد الأدنى للطول: ${characters(n)}`,
    maximum: (n) => `الحد الأقصى للطول: ${characters(n)}`,
    maximumNumber: (n) => `الحد الأقصى للطول: ${characters(n)}`,
    leastNumber: least,
    greatestNumber: greatest,
    earliestDay: (day) => `يجب ألا يسبق التاريخ ${isolate(day)}`,
    latestDay: (day) => `يجب ألا يتجاوز التاريخ ${isolate(day)}`,
    shape: 'يجب أن تكون الإجابة بالصيغة المتوقعة',
    atMost: (n) => `يجب ألا يزيد على ${n}`,
    atLeast: (n) => `يجب ألا يقل عن ${n}`,
    email: 'يجب أن يكون عنوان البريد الإلكتروني صحيحًا',
    url: 'عنوان الويب غير صحيح',
    number,
    date: 'يجب أن يكون التاريخ صحيحًا',
    time: 'يجب أن يكون الوقت صحيحًا',
    dateTime: 'يجب أن يكون التاريخ والوقت صحيحين',
    noSuchDay: (day) => `لا وجود لليوم ${isolate(day)} في التقويم`,
    skippedTime: 'تُقدَّم الساعة حينها، فلا وجود لهذا الوقت في ذلك اليوم',
    dateRange: 'أدخل تاريخين صحيحين، على ألا يأتي الأول بعد الأخير',
    fileSize: 'الحد الأقصى لحجم الملف 2 ميغابايت',
    fileType: 'نوع الملف غير مقبول.',
    fileEmpty: 'الملف فارغ.',
    fileUnreadable: 'تم تغيير هذا الملف أو حذفه. يُرجى اختياره من جديد.',
    option: 'يُرجى اختيار قيمة من القائمة!',
    expected: (wanted, got) => `المتوقع: ${isolate(wanted)}، والمستلَم: ${isolate(got)}`,
    unknownField: 'لا يوجد مثل هذا الحقل في النموذج',
    leadingSpace: 'لا يجوز أن تبدأ الإجابة بمسافة',
  },
  formTexts: {
    missing: 'تنقص النموذج حقول إلزامية',
    optional: '(اختياري)',
    limitReached: (n) => `بلغت الحد الأقصى: ${characters(n)}`,
    remaining: (n) => `المتبقي: ${characters(n)}`,
    yes: 'نعم',
    no: 'لا',
    choose: 'اختر…',
    noData: 'لا توجد نتائج.',
  },
  formPartTexts: {
    listItem: 'عنصر',
    submit: 'إرسال',
    errorTitlePrefix: 'خطأ: ',
    errorCount: (missing, wrong) => {
      const parts = [missing > 0 ? missingAnswers(missing) : '', wrong > 0 ? wrongAnswers(wrong) : '']
      return `${parts.filter(Boolean).join('. ')}.`
    },
    serverProblem: 'يُرجى مراجعة بعض الإجابات',
    unexpected: 'حدث خطأ ما. إجاباتك لا تزال هنا؛ يُرجى إعادة المحاولة.',
    degraded: (kind) => `لا يمكن عرض هذا السؤال كما أُريد له (${isolate(kind)}).`,
    brokenField: 'تعذّر عرض هذا السؤال.',
  },
  outlineTexts: {
    label: 'أقسام هذا النموذج',
    required: 'الأسئلة الإلزامية التي أُجيب عنها',
    answered: (answered, required) => `${answered} من ${required}`,
    done: 'مكتمل',
    wrong: 'يحتاج إلى مراجعة',
    optional: 'اختياري',
    errorCount: (n) => `${n} للمراجعة`,
  },
  selectTexts: { clear: 'مسح', done: 'تم', options: 'الخيارات' },
  passwordTexts: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    strength: [
      'سهلة التخمين جدًا.',
      'سهلة التخمين.',
      'ليست صعبة التخمين بما يكفي.',
      'صعبة التخمين.',
      'صعبة التخمين جدًا.',
    ],
  },
  fileTexts: {
    drop: 'أفلت ملفًا هنا',
    or: 'أو',
    choose: 'اختر',
    chooseFile: 'اختيار ملف',
    accepted: (types, megabytes) => `${types ? `${isolate(types)}، ` : ''}حتى ${megabytes} ميغابايت`,
    takePhoto: 'التقاط صورة',
    ignoredFiles: (names, more) =>
      `يقبل هذا الحقل ملفًا واحدًا. الملفات المتروكة: ${isolate(names)}${more > 0 ? `، وعدد غيرها: ${more}` : ''}.`,
    replace: 'استبدال',
    remove: 'إزالة',
    replaceFile: (name) => `استبدال ${isolate(name)}`,
    removeFile: (name) => `إزالة ${isolate(name)}`,
    ready: 'جاهز',
    tooLarge: 'كبير جدًا',
    refused: 'غير مقبول',
    chosen: (name) => `تم اختيار ${isolate(name)}`,
    removed: (name) => `أُزيل ${isolate(name)}`,
    preview: (name) => `معاينة ${isolate(name)}`,
  },
  dateTexts: { pattern: 'DD/MM/YYYY', open: 'اختيار تاريخ' },
  calendarTexts: { previous: 'الشهر السابق', next: 'الشهر التالي' },
  rangeTexts: { empty: 'بلا إجابة', emptyRequired: 'بلا إجابة، والإجابة مطلوبة' },
  dateTimeTexts: {
    time: 'h:mm AM',
    dateTime: 'DD/MM/YYYY h:mm AM',
    dateRange: 'DD/MM/YYYY - DD/MM/YYYY',
    chooseRange: 'اختيار تاريخين',
    rangeHint: 'اختر اليوم الأول ثم الأخير.',
    firstDay: 'اليوم الأول',
    lastDay: 'اليوم الأخير',
  },
  dateTimePartTexts: {
    blank: { date: 'DD/MM/YYYY', time: '––:–– ––' },
    clear: (label) => `مسح ${isolate(label)}`,
  },
  groupErrorTexts: {
    tooFew: (n) => `يُرجى إدخال ${n} على الأقل`,
    most: (n) => `يُرجى إدخال ${n} على الأكثر`,
  },
  structureTexts: {
    retryLoad: 'إعادة تحميل هذا الجزء',
    add: (item) => `إضافة ${isolate(item)}`,
    addField: 'إضافة حقل',
    fieldName: 'اسم الحقل',
    remove: (name) => `إزالة ${isolate(name)}`,
    move: (name) => `نقل ${isolate(name)}`,
    moveUp: (name) => `نقل ${isolate(name)} إلى أعلى`,
    moveDown: (name) => `نقل ${isolate(name)} إلى أسفل`,
    moveHelp: 'اسحب، أو اضغط سهمي الأعلى والأسفل.',
    added: (name) => `أُضيف ${isolate(name)}`,
    removed: (name) => `أُزيل ${isolate(name)}`,
    moved: (name, place, count) => `أصبح ${isolate(name)} في الموضع ${place} من ${count}`,
    empty: 'لا شيء حتى الآن.',
    bounds: (fewest, most) => {
      if (most === undefined) return `${fewest} على الأقل.`
      if (fewest === 0) return `${most} على الأكثر.`
      return fewest === most ? `${fewest} بالضبط.` : `من ${fewest} إلى ${most}.`
    },
    needsAttention: 'يحتاج إلى مراجعة',
    noAnswers: 'لا إجابات بعد',
    choose: 'اختر ما تجيب عنه',
    expand: (name) => `عرض ${isolate(name)}`,
    noValue: 'بلا قيمة',
    typeName: {
      string: 'نص',
      number: 'عدد',
      integer: 'عدد صحيح',
      boolean: 'نعم أو لا',
      array: 'قائمة',
      object: 'مجموعة إجابات',
    },
    option: (place) => `الاحتمال ${place}`,
    fieldNames: (patterns) => `يجب أن تكون أسماء الحقول الأخرى بالصيغة ${isolate(patterns)}.`,
    yes: 'نعم',
    no: 'لا',
    cannotBeShown: (reason) => `لا يمكن طرح هذا السؤال هنا: ${reason}`,
    json: `أي قيمة مكتوبة بصيغة JSON: ${isolate('12')}، ${isolate('true')}، ${isolate('["a", "b"]')}. ويبقى أي نص آخر نصًا.`,
    unknownType: (type) => `لا يُعرف حقل للنوع ${isolate(type)}`,
    broken: 'تعذّرت قراءة الوصف',
  },
  externalSchemaTexts: {
    noSchema: 'هذا ليس مخطط JSON: لا هو كائن ولا قيمة صحيحة أو خاطئة',
    noAnswerPossible: 'لا يقبل المخطط أي إجابة',
    tooMuch: {
      parts: (most) => `عدد أجزاء المخطط أكبر من ${most}، ولا يمكن عرض أكثر من ذلك`,
      characters: (most) => `عدد أحرف المخطط أكبر من ${most}، ولا يمكن عرض أكثر من ذلك`,
      levels: (most) => `المخطط بلا نهاية، أو عدد مستوياته أكبر من ${most}`,
      properties: (most, count) => `عدد حقول المخطط ${count}، ولا يمكن عرض أكثر من ${most}`,
      cycles: (most, count) =>
        `عدد المواضع التي يعود فيها المخطط إلى نفسه ${count}، ولا يمكن عرض أكثر من ${most}`,
    },
    tooManyChoices: (count) => `عدد المخططات المتاحة للاختيار: ${count}`,
    missingReference: (ref) => `الوصف ليس جزءًا من المخطط (${isolate(ref)})`,
    section: 'الإجابات',
    noName: 'بلا اسم',
    type: {
      string: 'يجب أن تكون نصًا.',
      number,
      integer: 'يجب أن تكون القيمة عددًا صحيحًا.',
      boolean: 'يجب أن تكون نعم أو لا.',
      array: 'يجب أن تكون قائمة.',
      object: 'يجب أن تكون مجموعة إجابات.',
      null: 'يجب أن تبقى فارغة.',
    },
    least,
    greatest,
    exclusiveMinimum: (n) => `يجب أن يكون العدد أكبر من ${n}`,
    exclusiveMaximum: (n) => `يجب أن يكون العدد أصغر من ${n}`,
    multiple: (n) => `يجب أن يكون العدد من مضاعفات ${n}`,
    tooFew: (n) => `المطلوب ${n} على الأقل`,
    most: (n) => `لا يُقبل أكثر من ${n}`,
    unique: 'لا يجوز أن يتكرر أي عنصر',
    contains: 'ينقص عنصر لا بد منه',
    pattern: (pattern) => `يجب أن تكون بالصيغة ${isolate(pattern)}`,
    patternNotChecked: (pattern) => `يجب أن تكون بالصيغة ${isolate(pattern)}، ولا يجري التحقق منها هنا.`,
    ruleNotChecked: (pattern) => `لا يجري هنا التحقق من قاعدة بالصيغة ${isolate(pattern)}.`,
    format: (format) => `غير صحيح (${isolate(format)})`,
    tooManyDigits: 'أرقام هذا العدد أكثر مما يمكن حفظه بدقة.',
    constant: (value) => `يجب أن تكون ${isolate(value)}`,
    unexpectedField: 'هذا غير مطلوب',
    multipleMatches: 'ينطبق هذا على أكثر من احتمال',
    none: 'لا ينطبق هذا على أي احتمال',
    refused: 'هذه الإجابة غير مقبولة',
    unresolved: (ref) => `تعذّر التحقق من هذا: ${isolate(ref)} ليس جزءًا من المخطط`,
    tooDeep: 'تعذّر التحقق من هذا: يحيل المخطط إلى نفسه بلا نهاية',
  },
  fileRefusals: {
    pdfScript:
      'يشغّل ملف PDF هذا برنامجًا نصيًا أو شيئًا آخر عند فتحه؛ احفظه ملف PDF بسيطًا، مثلًا بطباعته إلى PDF.',
    pdfFiles: 'يحتوي ملف PDF هذا على ملفات أخرى؛ احفظه من دونها.',
    pdfLocked: 'ملف PDF هذا مقفل أو تالف؛ احفظه ملف PDF بسيطًا بلا كلمة مرور.',
    macros: 'يحتوي هذا المستند على وحدات ماكرو؛ احفظه من دونها أو بصيغة PDF.',
    objects: 'يحتوي هذا المستند على ملفات أخرى أو برامج؛ احفظه من دونها أو بصيغة PDF.',
    remote: 'يجلب هذا المستند أجزاء من مكان آخر عند فتحه؛ احفظه بصيغة PDF.',
    locked: 'هذا المستند مقفل أو تالف أو معقّد يتعذّر فحصه؛ احفظه بصيغة PDF.',
    unchecked: 'تعذّر فحص هذا الملف. احفظه من جديد أو بصيغة أخرى.',
  },
}
