declare module 'big-list-of-naughty-strings' {
  const texts: string[]
  export default texts
}
