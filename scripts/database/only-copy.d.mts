export declare function claimPictures(url: string, dataDir: string): Promise<{ release(): Promise<void> }>;
