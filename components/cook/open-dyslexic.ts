/** The faces of OpenDyslexic; loaded with this file, which is loaded when a cook chooses the font. */
import "@fontsource/opendyslexic/latin-400.css";
import "@fontsource/opendyslexic/latin-700.css";
