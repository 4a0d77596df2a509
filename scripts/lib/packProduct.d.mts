export declare function packProduct(folder: string): Promise<{
  path: string
  platform: string
  packages: number
  megabytes: number
}>
