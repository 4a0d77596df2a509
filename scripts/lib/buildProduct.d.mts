export declare function buildProduct(): Promise<void>
