const size = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Words of the studio's pictures. */
export const studioPictureTexts = {
  title: 'Pictures',
  add: 'Add a picture',
  drop: 'Drop a picture here, paste one, or choose one.',
  none: 'There are no pictures yet.',
  size,
  measures: (width: number, height: number) => `${width} × ${height}`,
  usedAt: (places: readonly string[]) => `Used: ${places.join('; ')}`,
  unused: 'Not used anywhere.',
  replace: 'Replace',
  replaceName: (name: string) => `Replace ${name}`,
  remove: 'Delete',
  removeName: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} deleted`,
  added: (name: string) => `${name} added`,
  replaced: (name: string) => `${name} replaced`,
  failed: (reason: string) => `The picture was not kept: ${reason}`,
  cut: 'Crop the picture',
  part: 'Which part of it',
  format: 'What it is for',
  formats: {
    free: 'A picture on a page',
    logo: 'The logo',
    mark: 'The small logo, square',
    icon: 'The icon of the browser tab, square',
    title: 'The picture behind the title, four to one',
    share: 'The picture of shared links, 1200 × 630',
  },
  fields: { x: 'From the left', y: 'From the top', width: 'Width', height: 'Height' },
  inPixels: 'In pixels of the picture as it is.',
  before: (bytes: number, measures: string) => `Before: ${size(bytes)}, ${measures}.`,
  after: (bytes: number, measures: string) => `After: ${size(bytes)}, ${measures}.`,
  drawing: 'Being made smaller …',
  asItIs: 'This drawing is kept as it is.',
  keep: 'Use this picture',
  cancel: 'Cancel',
  whole: 'The whole picture. The part that is kept can be dragged, or set by the numbers.',
  preview: 'The picture as it will be',
  chosen: (title: string) => `${title} chosen`,
  noneChosen: 'None',
  choose: (title: string) => `${title}: which picture`,
  upload: 'Upload',
  uploadFor: (title: string) => `Upload: ${title}`,
  scripted: 'This drawing holds a script or other active parts. They are taken out when it is kept.',
  refusals: {
    heavy: (name: string, bytes: number) =>
      `${name} has ${size(bytes)}: pictures may have 30 MB at most before they are made smaller.`,
    large: (name: string) => `${name} has more pixels than this browser can take.`,
    kept: (bytes: number) =>
      `Even made smaller the picture has ${size(bytes)}; 10 MB is the most that is kept. Crop it.`,
    other: (name: string) =>
      `${name} is no picture, whatever its name says: PNG, JPEG, WebP, GIF and SVG are.`,
    broken: (name: string) => `${name} is broken: the browser can not show it.`,
  },
} as const
