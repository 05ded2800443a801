/** An operator's own limits of uploads for a test file: imported before anything that reads the settings. */
process.env.MAX_PDF_BYTES = String(2 * 1024 * 1024);
process.env.MAX_PDF_PAGES = "7";
process.env.MAX_PHOTO_BYTES = String(3 * 1024 * 1024);
process.env.MAX_PHOTO_PIXELS = "4000000";
