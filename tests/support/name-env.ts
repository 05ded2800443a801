/** Another product's name for a test file: imported before anything that reads the settings. */
process.env.APP_NAME = "Löffel & Co";
